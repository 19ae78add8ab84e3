/** Under this name it is kept. */
export const FILE_CHOICE = 'attaches-files';

/** Whether the person ticked a file the last time there was one; they need to say so once. */
export async function findFileChoice(): Promise<boolean> {
  const { [FILE_CHOICE]: isWanted } = await chrome.storage.local.get(FILE_CHOICE);
  return isWanted === true;
}

/** What they ticked or left unticked where a file stood to be attached. */
export async function keepFileChoice(isWanted: boolean): Promise<void> {
  if ((await findFileChoice()) !== isWanted) await chrome.storage.local.set({ [FILE_CHOICE]: isWanted });
}
