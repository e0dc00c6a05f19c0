import { ScrollRegion } from './ScrollRegion';
import './RawText.css';

/** Text as it went over the wire, kept as it is; scrolls by itself and can be reached with the keyboard. */
export function RawText({ label, text }: { label: string; text: string }) {
  return (
    <ScrollRegion className="raw-text" label={label}>
      <span className="soft">{label}</span>
      <pre>{text}</pre>
    </ScrollRegion>
  );
}
