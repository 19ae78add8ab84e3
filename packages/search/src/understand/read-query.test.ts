import { expect, test } from 'vitest';
import type { SearchFilters } from '../search.ts';
import { readQuery } from './read-query.ts';

interface Chosen {
  filters?: SearchFilters;
  notUnderstood?: readonly string[];
}

const read = (query: string, { filters = {}, notUnderstood = [] }: Chosen = {}) =>
  readQuery(query.split(' '), { filters, notUnderstood });

/** `night=shift:night nurse=registered-nurse jobs= (wonderer)`: what is understood in its order, then what is left as words. */
const shapeOf = (query: string, chosen: Chosen = {}) => {
  const reading = read(query, chosen);
  if (!reading) return 'nothing';
  return [
    ...reading.understood.map(({ text, kind, parameter, value }) => {
      const of = kind === 'level' ? 'level:' : parameter === undefined ? '' : `${parameter}:`;
      return `${text.replaceAll(' ', '+')}=${of}${value}`;
    }),
    ...reading.words.map((words) => `(${words.map(({ word }) => word).join(' ')})`),
  ].join(' ');
};

/** Ids of the occupations that are asked for, then of those that are asked for beside them. */
const askedOf = (query: string) => {
  const asked = read(query)?.occupations ?? [];
  const list = (isBeside: boolean) =>
    asked
      .filter((one) => one.isBeside === isBeside)
      .flatMap(({ occupations }) => occupations.map(({ id }) => id));
  return [list(false), list(true)];
};

test.each([
  ['nurse', 'nurse=registered-nurse'],
  ['nurse jobs', 'nurse=registered-nurse jobs='],
  ['jobs for nurses', 'jobs= for= nurses=registered-nurse'],
  ['warehouse worker', 'warehouse+worker=warehouse-worker'],
  ['ware house worker', 'ware+house+worker=warehouse-worker'],
  ['lorry driver', 'lorry+driver=truck-driver'],
  ['software developer', 'software+developer=developer'],
  ['programmer', 'programmer=developer'],
  ['caregiver', 'caregiver=home-carer'],
  ['salesperson', 'salesperson=sales-representative,shop-assistant'],
  ['Softwareentwicklerin', 'Softwareentwicklerin=developer'],
  ['Driver Developer', 'Driver+Developer=embedded-developer'],
  ['nurse wonderer', 'nurse=registered-nurse (wonderer)'],
  ['M/W/D Koch', 'M/W/D= Koch=cook'],
])('“%s” asks for an occupation', (query, shape) => expect(shapeOf(query)).toBe(shape));

test.each([
  ['remote jobs', 'remote=work_mode:remote jobs='],
  ['remote nurse', 'remote=work_mode:remote nurse=registered-nurse'],
  ['work from home', 'work+from+home=work_mode:remote'],
  ['full time', 'full+time=employment_type:full_time'],
  ['part-time', 'part-time=employment_type:part_time'],
  ['no experience', 'no+experience=years:0'],
  ['entry level', 'entry+level=seniority:entry'],
  ['internship', 'internship=employment_type:internship'],
  ['Nachtschicht', 'Nachtschicht=shift:night'],
  ['jobs in Leeds', 'jobs= Leeds=city:Leeds Leeds=country:GB'],
])('“%s” sets a filter', (query, shape) => expect(shapeOf(query)).toBe(shape));

test.each([
  [
    'senior nurse night shift in Columbus, Ohio',
    'senior=level:senior nurse=registered-nurse night+shift=shift:night ' +
      'Columbus=city:Columbus Ohio=state:OH Columbus=country:US',
  ],
  [
    'infirmière de nuit à Paris',
    'infirmière=registered-nurse de+nuit=shift:night Paris=city:Paris Paris=country:FR',
  ],
  ['Teilzeit Verkäufer', 'Teilzeit=employment_type:part_time Verkäufer=shop-assistant'],
  ['sr. java developer', 'sr.=level:senior java+developer=developer'],
  ['rn ii', 'rn=registered-nurse ii=level:'],
  ['welder remote Berlin', 'welder=welder remote=work_mode:remote Berlin=city:Berlin Berlin=country:DE'],
])('“%s” is read as a whole', (query, shape) => expect(shapeOf(query)).toBe(shape));

test('beside an occupation what states no years or level is kept, and comes behind what does', () => {
  expect(shapeOf('no experience welder')).toBe('no+experience=years:0,unstated welder=welder');
  const reading = read('entry level accountant');
  expect(reading?.filters.map(({ filters }) => filters)).toEqual([{ seniorities: ['entry', 'unstated'] }]);
  expect(reading?.wishes.map(({ filters }) => filters)).toEqual([{ seniorities: ['entry'] }]);
  expect(read('entry level')?.wishes).toEqual([]);
});

test('a level alone stands for itself', () => {
  expect(shapeOf('senior')).toBe('(senior)');
  expect(shapeOf('senior jobs')).toBe('jobs= (senior)');
});

test.each<[string, SearchFilters, string]>([
  ['part time welder', { employmentTypes: ['contract'] }, 'part+time= welder=welder'],
  ['remote welder', { workModes: ['on_site'] }, 'remote= welder=welder'],
  ['remote welder', { remote: false }, 'remote= welder=welder'],
  ['night welder', { shifts: ['evening'] }, 'night= welder=welder'],
  ['no experience welder', { years: ['3-5'] }, 'no+experience= welder=welder'],
  ['no experience welder', { leastYears: { atMost: 3 } }, 'no+experience= welder=welder'],
  ['entry level welder', { seniorities: ['senior'] }, 'entry+level= welder=welder'],
  ['nurse in Leeds', { city: 'Austin' }, 'nurse=registered-nurse in= (leeds)'],
  ['nurse in Leeds', { location: 'Austin' }, 'nurse=registered-nurse in= (leeds)'],
  ['nurse in Berlin', { countries: ['GB'] }, 'nurse=registered-nurse in= (berlin)'],
  ['welder in Leeds', { countries: ['GB'] }, 'welder=welder Leeds=city:Leeds Leeds=country:GB'],
])('of “%s” what was chosen goes before the words: %o', (query, filters, shape) => {
  expect(shapeOf(query, { filters })).toBe(shape);
});

test.each([
  [
    'work_mode',
    'welder=welder part+time=employment_type:part_time Leeds=city:Leeds Leeds=country:GB (remote)',
  ],
  ['city', 'remote=work_mode:remote part+time=employment_type:part_time welder=welder (leeds)'],
  ['country', 'remote=work_mode:remote part+time=employment_type:part_time welder=welder (leeds)'],
  [
    'occupation',
    'remote=work_mode:remote part+time=employment_type:part_time Leeds=city:Leeds Leeds=country:GB (welder)',
  ],
])('words that must not set the %s stay words', (parameter, shape) => {
  const parts = shapeOf('remote welder part time Leeds', { notUnderstood: [parameter] }).split(' ');
  expect(parts.sort()).toEqual(shape.split(' ').sort());
});

test.each([
  ['cook or waiter', ['cook', 'waiter']],
  ['cook and waiter', ['cook', 'waiter']],
  ['cook oder waiter', ['cook', 'waiter']],
  ['cook, waiter', ['cook', 'waiter']],
  ['cook/waiter', ['cook', 'waiter']],
  ['Verkäufer oder Kassierer', ['shop-assistant', 'cashier']],
])('“%s” asks for both', (query, ids) => expect(askedOf(query)).toEqual([ids, []]));

test.each([
  ['cook waiter', ['waiter']],
  ['baker cook', ['cook']],
])('of “%s” only the last is the work, and the other a word', (query, ids) => {
  expect(askedOf(query)).toEqual([ids, []]);
  expect(read(query)?.words.flat()).toHaveLength(1);
});

test.each([
  ['healthcare accountant', ['accountant'], ['healthcare']],
  ['accountant healthcare', ['accountant'], ['healthcare']],
  ['accountant fintech', ['accountant'], ['finance']],
  ['nurses hospital', ['registered-nurse'], ['healthcare']],
  ['nursing', ['nursing'], []],
  ['software', ['software'], []],
])('“%s”: a field is the work when it stands alone, and beside it otherwise', (query, ids, beside) => {
  expect(askedOf(query)).toEqual([ids, beside]);
});

test.each([
  ['Baker Hughes', ['baker', 'hughes']],
  ['Cook Medical', ['cook', 'medical']],
  ['Cook Medical jobs', ['cook', 'medical']],
  ['Target', ['target']],
])('“%s” may be the name of a company, with all its words', (query, words) => {
  expect(read(query)?.named.map(({ word }) => word)).toEqual(words);
});

test.each(['jobs', 'work', 'looking for a job', 'Stelle gesucht', 'jobs near me', 'hiring now'])(
  'of “%s” no word is asked for',
  (query) => {
    const reading = read(query);
    expect(reading?.understood.map(({ kind }) => kind)).toEqual(query.split(' ').map(() => 'filler'));
    expect([reading?.words, reading?.occupations, reading?.filters]).toEqual([[], [], []]);
  },
);

test.each(['', ' ', '!!!', 'the who'])('“%s” is not understood', (query) =>
  expect(shapeOf(query)).toBe('nothing'),
);

test('queries of up to forty words are read, longer ones are not', () => {
  const words = Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 'nurse' : `word${at}`));
  expect(read(words.join(' '))?.occupations).toHaveLength(1);
  expect(read([...words, 'nurse'].join(' '))).toBeUndefined();
  expect(read('nurse/'.repeat(1_000))).toBeUndefined();
});

test('the last of all words is known, whatever it means', () => {
  expect(read('nurse part tim')?.last?.word).toBe('tim');
  expect(read('welder in Leeds')?.last?.word).toBe('leeds');
});

test('compounds of thousands of letters are read in bounded work', () => {
  const startedAt = process.cpuUsage();
  for (const piece of ['a', 'oe', 'men', 'innen', 'entwickler', 'ware', 'night', 'e', 'ß'])
    for (const query of [piece.repeat(5_000), Array(40).fill(piece.repeat(500)).join(' ')])
      expect(read(query)?.understood.length).toBeLessThanOrEqual(40);
  // Some hundred times what it takes.
  expect(process.cpuUsage(startedAt).user).toBeLessThan(10_000_000);
});

test.each([
  ['cook / waiter', 'cook=cook waiter=waiter'],
  ['welder in wonderland', 'welder=welder in= (wonderland)'],
  ['ae', 'ae=account-executive'],
  ['nurse IN', 'nurse=registered-nurse IN='],
  ['co-op student', '(co op student)'],
  ['T-Mobile', '(t mobile)'],
  ['pl/sql', '(pl sql)'],
])('“%s” is read as “%s”', (query, shape) => expect(shapeOf(query)).toBe(shape));
