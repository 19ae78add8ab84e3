import type { ApplicationFile, ApplyingProblem, FilledField } from '@firsthand/contracts';
import type { Answer, DraftEdit } from '../draft-edits.ts';

/** What a question's row gets. */
export interface FormFieldProps {
  /** Of the control or, where it has several, of what holds them. */
  id: string;
  field: FilledField;
  value: Answer;
  edit: DraftEdit | undefined;
  files: readonly ApplicationFile[];
  problems: readonly ApplyingProblem[];
  /** What another tab stored here meanwhile; undefined when there is nothing to decide. */
  theirs: Answer | undefined;
  isRemembered: boolean;
  /** The review was asked for: only from then on is a missing answer marked as a fault. */
  isReviewed: boolean;
  onChange: (value: Answer) => void;
  onTakeTheirs: () => void;
  onRemember: (isWanted: boolean) => void;
}

/** What every control of a field gets. */
export interface ControlProps {
  id: string;
  field: FilledField;
  value: Answer;
  /** Of what explains it. */
  describedBy: string | undefined;
  isInvalid: boolean;
  onChange: (value: Answer) => void;
}
