import { useEffect, useState } from 'react';

/** How the browser extension's script on our pages is spoken to; it answers on the one origin that it was built for. */
const NAME = 'firsthand-extension';

interface Extension {
  /** Gives it a token, which it keeps once the person has confirmed that on its own page. */
  handOver: (token: string) => void;
  isHandedOver: boolean;
}

/** The browser extension of this browser; null as long as none answers. */
export function useExtension(): Extension | null {
  const [nonce, setNonce] = useState<string | null>(null);
  const [isHandedOver, setIsHandedOver] = useState(false);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      // A frame, or a page that opened this one, is none of ours.
      if (source === window && origin === window.location.origin)
        setNonce((known) => readNonce(data) ?? known);
    };
    window.addEventListener('message', hear);
    say({ say: 'hello' });
    return () => window.removeEventListener('message', hear);
  }, []);
  if (nonce === null) return null;
  return {
    isHandedOver,
    handOver: (token) => {
      say({ say: 'token', nonce, token });
      setIsHandedOver(true);
    },
  };
}

function say(message: { say: 'hello' } | { say: 'token'; nonce: string; token: string }): void {
  window.postMessage({ name: NAME, ...message }, window.location.origin);
}

/** The word that serves for one handing over. */
function readNonce(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('name' in data) || data.name !== NAME) return null;
  const isAnswer = 'say' in data && data.say === 'here';
  return isAnswer && 'nonce' in data && typeof data.nonce === 'string' ? data.nonce : null;
}
