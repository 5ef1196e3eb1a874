-- Prices that came in before they were bounded: none that is read back may be too large for a number or for a sum.
UPDATE leads SET total_cost_cents = NULL WHERE total_cost_cents NOT BETWEEN 0 AND 1000000000;
