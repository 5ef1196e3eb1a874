/** The whole numbers from 0 to `count - 1`. */
export function numbersBelow(count: number): number[] {
  const numbers: number[] = [];
  for (let number = 0; number < count; number += 1) numbers.push(number);
  return numbers;
}
