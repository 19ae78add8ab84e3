import type { Found } from '../../resume.ts';
import { splitList } from '../../skills/split-list.ts';
import type { DataPath, DataTree } from '../data-tree.ts';

/** Each skill by its name, and the keywords that some put under a name as skills of their own; a text may stand for a list. */
export function readSkills(tree: DataTree): Found<string>[] {
  if (typeof tree.find('skills') === 'string') return takeList(tree, ['skills']);
  return Array.from({ length: tree.countEntries('skills') }, (_, index) => {
    const at = ['skills', index] as const;
    if (typeof tree.find(...at) === 'string') return takeOne(tree, at);
    return [...takeOne(tree, [...at, 'name']), ...takeList(tree, [...at, 'keywords'])];
  }).flat();
}

function takeOne(tree: DataTree, path: DataPath): Found<string>[] {
  const found = tree.takeText(...path);
  return found ? [found] : [];
}

/** `['Excel', 'SAP']` or `'Excel, SAP'`. */
export function takeList(tree: DataTree, path: DataPath): Found<string>[] {
  if (typeof tree.find(...path) !== 'string') {
    return Array.from({ length: tree.countEntries(...path) }, (_, index) =>
      takeOne(tree, [...path, index]),
    ).flat();
  }
  const found = tree.takeText(...path);
  if (!found) return [];
  return splitList(found.value.replaceAll('\n', ', ')).map(({ text }) => ({ ...found, value: text.trim() }));
}
