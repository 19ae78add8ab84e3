import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Set while rendering on the server only; browsers hide nonces from scripts. */
export const NonceProvider = NonceContext.Provider;

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
