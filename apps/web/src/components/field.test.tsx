import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { TextInput } from './control.tsx';
import { Field, SelectField, TextAreaField, TextField } from './field.tsx';

const ignore = () => undefined;

/** The attribute of the first element of that name. */
function attribute(html: string, tag: string, name: string): string | undefined {
  const start = new RegExp(`<${tag}\\b[^>]*>`).exec(html)?.[0] ?? '';
  return new RegExp(`\\s${name}="([^"]*)"`).exec(start)?.[1];
}

/** What stands in the element that has this id. */
function textOf(html: string, id: string): string | undefined {
  return new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1];
}

const write = (field: ReactElement) => renderToStaticMarkup(field);

test('the label names the control, whichever it is', () => {
  const fields = [
    ['input', <TextField label="City" value="" onValue={ignore} />],
    ['textarea', <TextAreaField label="City" value="" onValue={ignore} />],
    ['select', <SelectField label="City" value="" onValue={ignore} />],
  ] as const;
  for (const [tag, field] of fields) {
    const html = write(field);
    expect(attribute(html, 'label', 'for'), tag).toBe(attribute(html, tag, 'id'));
    expect(attribute(html, tag, 'id'), tag).not.toBe('');
  }
});

test('two fields of one form have names of their own', () => {
  const html = write(
    <form>
      <TextField label="City" value="" onValue={ignore} />
      <TextField label="State" value="" onValue={ignore} />
    </form>,
  );
  const ids = [...html.matchAll(/<input[^>]*\sid="([^"]*)"/g)].map((match) => match[1]);
  expect(new Set(ids).size).toBe(2);
});

test('hint, fault and what stands elsewhere are read out with the control, each once', () => {
  const html = write(
    <TextField
      label="Email"
      hint="Only we see it"
      fault="This is no address"
      describedBy="privacy"
      value="x"
      onValue={ignore}
    />,
  );
  const ids = attribute(html, 'input', 'aria-describedby')?.split(' ') ?? [];
  expect(ids).toHaveLength(3);
  expect(ids.map((id) => textOf(html, id))).toEqual(['Only we see it', 'This is no address', undefined]);
  expect(ids[2]).toBe('privacy');
});

test('a field without texts points at nothing', () => {
  const html = write(<TextField label="City" value="" onValue={ignore} />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('role="alert"');
});

test('the place of a fault is there before it is needed, so that it is heard when it fills', () => {
  const sound = write(<TextField label="Email" fault={null} value="" onValue={ignore} />);
  expect(sound).toMatch(/<p [^>]*role="alert"[^>]*><\/p>/);
  expect(sound).not.toContain('aria-invalid');
  expect(sound).not.toContain('aria-describedby');
  const faulty = write(<TextField label="Email" fault="This is no address" value="" onValue={ignore} />);
  expect(faulty).toMatch(/<p [^>]*role="alert"[^>]*>This is no address<\/p>/);
  expect(attribute(faulty, 'input', 'aria-invalid')).toBe('true');
});

test('a fault that is said elsewhere marks the control all the same', () => {
  const html = write(<TextField label="End" isInvalid value="" onValue={ignore} />);
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  expect(html).not.toContain('role="alert"');
});

test('a star marks what is required, for eyes only', () => {
  const marked = write(<TextField label="Name" marksRequired required value="" onValue={ignore} />);
  expect(marked).toContain('Name<span aria-hidden="true">*</span>');
  expect(write(<TextField label="Name" required value="" onValue={ignore} />)).not.toContain('*');
  expect(write(<TextField label="Name" marksRequired value="" onValue={ignore} />)).not.toContain('*');
});

test('a control with a button beside it is tied the same way', () => {
  const html = write(
    <Field label="Code" fault="Too short">
      {(ties) => (
        <div>
          <TextInput {...ties} name="code" value="" onValue={ignore} />
          <button type="submit">Log in</button>
        </div>
      )}
    </Field>,
  );
  const id = attribute(html, 'input', 'id');
  expect(attribute(html, 'label', 'for')).toBe(id);
  expect(attribute(html, 'input', 'aria-describedby')).toBe(`${id}-fault`);
});

test('what was typed is handed on as it is', () => {
  const heard: string[] = [];
  const input = TextInput({ value: '', onValue: (value) => heard.push(value) });
  const { onChange } = input.props as { onChange: (event: { target: { value: string } }) => void };
  onChange({ target: { value: ' Zürich ' } });
  expect(heard).toEqual([' Zürich ']);
});
