import { account } from './money/account';
import { channel } from './money/channel';
import { maintain } from './money/maintain';
import { rate } from './money/rate';
import { trial } from './money/trial';
import { upstream } from './money/upstream';

export default { account, channel, maintain, rate, trial, upstream };
