import type { Found } from '../../resume.ts';
import type { DataTree } from '../data-tree.ts';

/** Each skill by its name, and the keywords that some put under a name as skills of their own. */
export function readSkills(tree: DataTree): Found<string>[] {
  const skills: (Found<string> | null)[] = [];
  for (let index = 0; index < tree.countEntries('skills'); index += 1) {
    skills.push(
      typeof tree.find('skills', index) === 'string'
        ? tree.takeText('skills', index)
        : tree.takeText('skills', index, 'name'),
    );
    for (let below = 0; below < tree.countEntries('skills', index, 'keywords'); below += 1) {
      skills.push(tree.takeText('skills', index, 'keywords', below));
    }
  }
  return skills.filter((skill) => skill !== null);
}
