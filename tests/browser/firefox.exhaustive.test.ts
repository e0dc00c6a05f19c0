import { startFirefox } from '../support/firefox';
import { walkConsole } from '../support/walk';

walkConsole(startFirefox);
