/** While fields are written nothing may be sent, whatever the page makes of a press or a key. Gives what ends that. */
export function preventSending(): () => void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('submit', stop, { capture: true });
  return () => {
    window.removeEventListener('submit', stop, { capture: true });
  };
}
