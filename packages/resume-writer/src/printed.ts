// What a resume of ours says where it is printed, for whoever reads one back: without what sets it.
export { toPlainParts } from './text/plain-parts.ts';
