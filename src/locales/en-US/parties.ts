import { agent } from './parties/agent';
import { mch } from './parties/mch';
import { mchMenu } from './parties/mchMenu';
import { payway } from './parties/payway';
import { perf } from './parties/perf';
import { product } from './parties/product';
import { round } from './parties/round';
import { white } from './parties/white';

export default { agent, mch, mchMenu, payway, perf, product, round, white };
