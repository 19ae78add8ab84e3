import { expect, test } from 'vitest';
import { readDrawn, toPositions } from '../testing/read-drawn.ts';
import { cleanText } from './clean-text.ts';

test.each([
  ['ABCDEF+FontAwesome5Free-Solid', 'h', ''],
  ['FontAwesome', '\uf095', ''],
  ['XYZABC+MaterialIcons-Regular', 'phone', ''],
  ['BCDEEE+Material Symbols Outlined', 'mail', ''],
  ['icomoon', 'Q', ''],
  ['QWERTY+fa-brands-400', '', ''],
  ['QWERTY+fa-solid-900', 'p', ''],
  ['Academicons', 'a', ''],
  ['Wingdings-Regular', 'l', '•'],
  ['ABCDEF+Wingdings', '§', '•'],
  ['Webdings', 'H', ''],
  ['SymbolMT', '\uf0b7', '•'],
  ['Helvetica', '\uf095', ''],
  ['ABCDEF+Lexicon-Roman', 'Phone', 'Phone'],
  ['MaterialSans-Regular', 'Phone', 'Phone'],
  ['Fabula-Solid', 'p', 'p'],
  ['SiliconGrotesk', 'Phone', 'Phone'],
])('in the font %s, %j reads %j', (font, text, read) => {
  expect(cleanText(text, font)).toBe(read);
});

test('icons before contacts, headings, employers and dates leave no letters', () => {
  const icon = (text: string, x: number) => ({ text, x, font: 'ABCDEF+FontAwesome5Free-Solid' });
  const resume = readDrawn([
    { text: 'Nadia Ferreira', size: 20 },
    [
      icon('m', 50),
      { text: 'Leeds, United Kingdom', x: 64 },
      icon('p', 200),
      { text: '+44 113 496 0127', x: 214 },
    ],
    [icon('e', 50), { text: 'nadia@example.org', x: 64 }],
    [icon('w', 50), { text: 'Experience', x: 66, isBold: true, size: 14 }],
    [{ text: 'Pastry Chef', isBold: true }, icon('c', 440), { text: '2018 – 2023', x: 452 }],
    [icon('b', 50), { text: 'Harewood Tea Rooms', x: 62 }],
    '• Baked for eighty guests',
    [icon('t', 50), { text: 'Skills', x: 66, isBold: true, size: 14 }],
    'Laminating, Tempering, Costing',
  ]);
  expect(resume.city?.value).toBe('Leeds');
  expect(resume.email?.value).toBe('nadia@example.org');
  expect(toPositions(resume)).toEqual([['Pastry Chef', 'Harewood Tea Rooms', '2018', '2023']]);
  expect(resume.skills.map(({ value }) => value)).toEqual(['Laminating', 'Tempering', 'Costing']);
});
