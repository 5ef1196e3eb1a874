import { areaUnit } from 'virtual:business-settings';
import { shownArea } from './area-unit';

const area = (squareFeet: number) => `${shownArea(squareFeet)} ${areaUnit}`;

/** The texts of the estimator's two mails, which are in English for everybody (docs/behaviour.md#37-the-summary, docs/behaviour.md#42-the-four-mails). */
export const mailStrings = {
  wholeCondo: 'Project Details',
  specificRooms: 'SPECIFIC ROOMS ESTIMATE',
  room: (number: number) => `Room ${number}`,
  general: 'General Details',
  yes: 'Yes',
  no: 'No',
  area,
  areaNotGiven: 'Not given',
  areaAssumed: (squareFeet: number) => `Not given (${area(squareFeet)} assumed)`,
  ceilingArea: 'Ceiling Area',
  total: 'Total Estimated Cost',
  serviceCost: (amount: string) => `Original Estimate: ${amount}`,
  minimumOrder: (amount: string) => `Minimum Order Applied: ${amount}`,
  finalCost: (amount: string) => `Final Cost: ${amount}`,
  cost: (amount: string) => `Your total estimated cost is: ${amount}`,
};
