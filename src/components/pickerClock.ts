import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { serverNow } from '@/domain/serverClock';

dayjs.extend(utc);
dayjs.extend(timezone);

let zone: string;

// antd's pickers ask for `dayjs().tz()` to mark today. That is the computer's clock, and dayjs has one zone for all.
dayjs.extend((_, { prototype }: typeof Dayjs) => {
  const { tz } = prototype;
  prototype.tz = function (this: Dayjs, name?: string, keepsTime?: boolean) {
    return name === undefined && zone ? tz.call(dayjs(serverNow()), zone) : tz.call(this, name, keepsTime);
  };
});

/**
 * Properties of a picker, so that its calendar marks today by the platform's clock.
 * @param timeZone whose calendar it is
 */
export const openedIn = (timeZone: string) => ({
  onOpenChange: (isOpen: boolean) => {
    if (isOpen) zone = timeZone;
  },
});
