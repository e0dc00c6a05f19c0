import { serve } from './serve';

serve(self);
