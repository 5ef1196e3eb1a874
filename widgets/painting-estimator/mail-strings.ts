/** The texts that only the estimator's two mails have, in English for everybody (docs/behaviour.md#37-the-summary, docs/behaviour.md#42-the-four-mails). */
export const mailStrings = {
  wholeCondo: 'Project Details',
  specificRooms: 'SPECIFIC ROOMS ESTIMATE',
  ceilingArea: 'Ceiling Area',
  total: 'Total Estimated Cost',
  serviceCost: (amount: string) => `Original Estimate: ${amount}`,
  minimumOrder: (amount: string) => `Minimum Order Applied: ${amount}`,
  finalCost: (amount: string) => `Final Cost: ${amount}`,
  cost: (amount: string) => `Your total estimated cost is: ${amount}`,
};
