import '../../../widgets/index';
import { lookAtStates } from './look-at-states';

lookAtStates('painting-colour-preview');
