import { walkConsole } from '../support/walk';
import { startWebKit } from '../support/webkit';

walkConsole(startWebKit);
