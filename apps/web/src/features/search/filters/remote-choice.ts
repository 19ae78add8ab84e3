import { joinValues, splitValues, toggleValue, type SearchState } from '@firsthand/contracts/light';

type RemoteFields = Pick<SearchState, 'remote' | 'work_mode'>;

const REMOTE = 'remote';

/** What "Remote Work" shows: the work modes may say the same. */
export function toRemoteChoice({ remote, work_mode: modes }: RemoteFields): SearchState['remote'] {
  return remote === '' && modes === REMOTE ? 'yes' : remote;
}

/** The work modes that are ticked: "Remote Work" may say the same. */
export function toModeChoice({ remote, work_mode: modes }: RemoteFields): string {
  const chosen = splitValues(modes);
  if (remote === 'yes') return joinValues([...chosen, REMOTE]);
  return remote === 'no' ? toggleValue(modes, REMOTE, false) : modes;
}

/** Whether jobs that are remote are asked for, alone or among others. */
export function isRemoteWanted(fields: RemoteFields): boolean {
  return splitValues(toModeChoice(fields)).includes(REMOTE);
}

/** What "Remote Work" sets: the work modes say nothing against it. */
export function chooseRemote(fields: RemoteFields, remote: SearchState['remote']): RemoteFields {
  if (remote === 'yes') return { remote, work_mode: '' };
  return { remote, work_mode: toggleValue(toModeChoice(fields), REMOTE, false) };
}

/** What ticking work modes sets: Remote among others is no more "Remote Work: Yes". */
export function chooseModes({ remote }: RemoteFields, modes: string): RemoteFields {
  const isStillNo = remote === 'no' && !splitValues(modes).includes(REMOTE);
  return { remote: isStillNo ? 'no' : '', work_mode: modes };
}
