/** The number that a row of the file has here. What belongs to a row that stayed out never comes so far. */
export function requireNumber(numbers: ReadonlyMap<number, number>, inFile: number): number {
  const number = numbers.get(inFile);
  if (number === undefined) throw new Error(`Row ${inFile} of the file was not stored`);
  return number;
}
