/** Tells the person's other tabs that a profile changed. */
export interface ProfileChannel {
  tell: () => void;
  close: () => void;
}

/** Calls back when another tab of the same person changed a profile. Browsers without channels hear it from the server. */
export function openProfileChannel(userId: number, onChange: () => void): ProfileChannel {
  if (!('BroadcastChannel' in window)) return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel('job-profiles');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === userId) onChange();
  };
  return { tell: () => channel.postMessage(userId), close: () => channel.close() };
}
