// Entry of the file beside the script: what is drawn in steps 2 and 3.
export { draw } from '../../shared/drawings/drawings';
export { showCeilings } from './ceiling-pictures';
