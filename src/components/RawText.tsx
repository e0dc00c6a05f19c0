import { asShown } from '@/domain/written';
import { ScrollRegion } from './ScrollRegion';
import './RawText.css';

/** Text from the wire, with marks for direction controls; scrollable, also by keyboard. */
export function RawText({ label, text }: { label: string; text: string }) {
  return (
    <ScrollRegion className="raw-text" label={label}>
      <span className="soft">{label}</span>
      <pre>{asShown(text)}</pre>
    </ScrollRegion>
  );
}
