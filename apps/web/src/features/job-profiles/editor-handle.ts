/** What the page may ask of the profile that is being edited. */
export interface EditorHandle {
  hasUnsaved: () => boolean;
  /** Whether the unsaved can be saved by `save`; an incomplete entry or a typed skill cannot. */
  isOnlyForm: () => boolean;
  /** Lets what saves itself be saved now. */
  settle: () => Promise<void>;
  /** Saves the two forms; false when it failed. */
  save: () => Promise<boolean>;
  /** Forgets the draft of this tab. */
  discard: () => void;
}
