const TOKEN = 'token';

/** Keeps the access token where only the extension's own pages and its worker can read, not what runs in pages. */
export async function closeStores(): Promise<void> {
  await chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
  await chrome.storage.session.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}

export async function readToken(): Promise<string | null> {
  const { [TOKEN]: token } = await chrome.storage.local.get(TOKEN);
  return typeof token === 'string' ? token : null;
}

export async function keepToken(token: string): Promise<void> {
  await chrome.storage.local.set({ [TOKEN]: token });
}

export async function forgetToken(): Promise<void> {
  await chrome.storage.local.remove(TOKEN);
}
