import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../../../components/button.tsx';
import type { Quill } from './create-quill.ts';
import { createQuill, toHtml, withHtml } from './create-quill.ts';
import styles from './rich-text.module.css';

interface RichTextEditorProps {
  labelId: string;
  hintId: string;
  html: string;
  revision: number;
  onChange: (html: string) => void;
}

type Formats = Record<string, unknown>;

const TOOLS: readonly { label: string; format: string; value: unknown; drawing: ReactNode }[] = [
  { label: 'Bold', format: 'bold', value: true, drawing: <strong>B</strong> },
  { label: 'Italic', format: 'italic', value: true, drawing: <em>I</em> },
  {
    label: 'Numbered list',
    format: 'list',
    value: 'ordered',
    drawing: <path d="M8 5.5h9M8 10h9M8 14.5h9M3.6 4.2v3M3 12.7h1.6L3 15.6h1.6" />,
  },
  {
    label: 'Bullet list',
    format: 'list',
    value: 'bullet',
    drawing: <path d="M8 5.5h9M8 10h9M8 14.5h9M3.8 5.5h.01M3.8 10h.01M3.8 14.5h.01" />,
  },
];

/** Quill with buttons of our own. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { labelId, hintId, html, revision, onChange } = props;
  const place = useRef<HTMLDivElement>(null);
  const quill = useRef<Quill | null>(null);
  const latest = useRef({ html, onChange });
  const [active, setActive] = useState<Formats>({});
  useEffect(() => {
    latest.current = { html, onChange };
  });

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const editor = createQuill(box, { labelId, hintId });
    quill.current = editor;
    editor.on('text-change', (_delta, _before, source) => {
      if (source === 'user') latest.current.onChange(toHtml(editor));
    });
    editor.on('editor-change', () => {
      const range = editor.getSelection();
      setActive(range ? editor.getFormat(range) : {});
    });
    return () => {
      quill.current = null;
      box.replaceChildren();
    };
  }, [labelId, hintId]);

  useEffect(() => {
    if (quill.current) withHtml(quill.current, latest.current.html);
  }, [revision]);

  function toggle(format: string, value: unknown) {
    const editor = quill.current;
    if (!editor) return;
    editor.focus();
    editor.format(format, active[format] === value ? false : value, 'user');
  }

  function clear() {
    const editor = quill.current;
    const range = editor?.getSelection(true);
    if (!editor || !range) return;
    // Without a selection the line the cursor is in.
    if (range.length > 0) editor.removeFormat(range.index, range.length, 'user');
    else {
      const [line, offset] = editor.getLine(range.index);
      if (line) editor.removeFormat(range.index - offset, line.length(), 'user');
    }
  }

  return (
    <div className={styles.editor}>
      <div role="toolbar" aria-label="Formatting" className={styles.tools}>
        {TOOLS.map(({ label, format, value, drawing }) => (
          <Tool
            key={label}
            label={label}
            isPressed={active[format] === value}
            drawing={drawing}
            onPress={() => toggle(format, value)}
          />
        ))}
        <Tool
          label="Clear formatting"
          drawing={<path d="M5 4.5h10M10 4.5v5M10 13v2.5M4 16 16 4" />}
          onPress={clear}
        />
      </div>
      <div ref={place} className={styles.place} />
    </div>
  );
}

interface ToolProps {
  label: string;
  isPressed?: boolean;
  drawing: ReactNode;
  onPress: () => void;
}

function Tool({ label, isPressed, drawing, onPress }: ToolProps) {
  const isLetter = label === 'Bold' || label === 'Italic';
  return (
    <IconButton
      isSmall
      className={styles.tool}
      title={label}
      label={label}
      aria-pressed={isPressed}
      // The selection in the editor stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {isLetter ? (
        drawing
      ) : (
        <svg
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          {drawing}
        </svg>
      )}
    </IconButton>
  );
}
