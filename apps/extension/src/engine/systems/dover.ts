import type { System } from './system.ts';

/** One page; its names are the only sign of what a box is for. */
export const dover: System = {
  source: 'dover',
  hosts: /^app\.dover\.com$/,
  form: 'form',
  keyOf: (control) => control.getAttribute('name') || null,
  aliases: {
    firstName: 'first_name',
    lastName: 'last_name',
    linkedinUrl: 'linkedin_url',
    phoneNumber: 'phone',
  },
  thanks: { element: 'h1, h2, h3, h4, p, [class*=Thank]', words: /^thanks for applying/i },
};
