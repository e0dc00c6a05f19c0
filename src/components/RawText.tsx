import { ScrollRegion } from './ScrollRegion';
import './RawText.css';

/** Unchanged text from the wire; scrollable, also by keyboard. */
export function RawText({ label, text }: { label: string; text: string }) {
  return (
    <ScrollRegion className="raw-text" label={label}>
      <span className="soft">{label}</span>
      <pre>{text}</pre>
    </ScrollRegion>
  );
}
