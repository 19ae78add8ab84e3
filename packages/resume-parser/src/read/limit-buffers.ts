/** One decoded stream may not grow beyond this; the text of a resume is a thousand times smaller. */
const LARGEST_BUFFER = 16 * 1024 * 1024;
/** All larger buffers together, freed or not. */
const BUFFER_BUDGET = 128 * 1024 * 1024;
const COUNTED_FROM = 64 * 1024;

/**
 * Calls `refuse` when decoded streams grow too large. pdf.js decodes into buffers outside of the heap and goes on after
 * most errors, so they are counted where they are made; `refuse` must not return.
 */
export function limitBuffers(refuse: () => never): void {
  let spent = 0;
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, parameters: unknown[], made) {
      const [size] = parameters;
      if (typeof size === 'number' && size >= COUNTED_FROM) {
        spent += size;
        if (size > LARGEST_BUFFER || spent > BUFFER_BUDGET) refuse();
      }
      return Reflect.construct(target, parameters, made) as object;
    },
  });
}
