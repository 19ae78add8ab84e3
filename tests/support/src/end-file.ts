import { afterAll } from 'vitest';
import { closeAll } from './close-after-file.ts';

// Run anew before each file, also where files share their modules.
afterAll(closeAll);
