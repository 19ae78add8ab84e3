/** One field that differs from what is stored. */
export interface Edit<V> {
  value: V;
  /** What was stored when the edit began: when that changes, somebody else edited the same field. */
  from: V;
}
/** By the field's key, which may be anything, a name of the language too. */
export type Edits<K, E> = ReadonlyMap<K, E>;

/** How the edits of one kind of document are judged. */
export interface EditRules<K, V> {
  /** What is stored under a key. */
  stored: (key: K) => V;
  /** Default: the very same value. */
  isSame?: (one: V, other: V) => boolean;
}

/** Something was typed or chosen; what equals the stored value is no edit. */
export function withEdit<K, V, E extends Edit<V>>(
  edits: Edits<K, E>,
  key: K,
  edit: Omit<E, 'from'>,
  { stored, isSame = Object.is }: EditRules<K, V>,
): Edits<K, E> {
  const next = new Map(edits);
  const now = stored(key);
  if (isSame((edit as E).value, now)) next.delete(key);
  else next.set(key, { ...edit, from: edits.get(key)?.from ?? now } as E);
  return next;
}

export function withoutEdit<K, E>(edits: Edits<K, E>, key: K): Edits<K, E> {
  return new Map([...edits].filter(([other]) => other !== key));
}

/** After a save of `sent`, what was typed meanwhile stays an edit of what is stored now. */
export function withoutSent<K, V, E extends Edit<V>>(
  edits: Edits<K, E>,
  sent: Edits<K, E>,
  { stored }: EditRules<K, V>,
): Edits<K, E> {
  const left = [...edits].flatMap(([key, edit]) =>
    sent.get(key) === edit ? [] : [[key, { ...edit, from: stored(key) }] as const],
  );
  return new Map(left);
}

/** Edits that became equal to what is stored, e.g. because another tab wrote the same, are none. */
export function withoutSettled<K, V, E extends Edit<V>>(
  edits: Edits<K, E>,
  { stored, isSame = Object.is }: EditRules<K, V>,
): Edits<K, E> {
  return new Map([...edits].filter(([key, { value }]) => !isSame(value, stored(key))));
}

/** The fields edited here that were also changed elsewhere, to something else. */
export function findConflicts<K, V>(
  edits: Edits<K, Edit<V>>,
  { stored, isSame = Object.is }: EditRules<K, V>,
): K[] {
  return [...edits].flatMap(([key, { value, from }]) => {
    const theirs = stored(key);
    return isSame(theirs, from) || isSame(theirs, value) ? [] : [key];
  });
}

/** The person has seen what is stored and wants theirs over it: the conflicts are none any more. */
export function rebased<K, V, E extends Edit<V>>(
  edits: Edits<K, E>,
  { stored }: EditRules<K, V>,
): Edits<K, E> {
  return new Map([...edits].map(([key, edit]) => [key, { ...edit, from: stored(key) }]));
}
