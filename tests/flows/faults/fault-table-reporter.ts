import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { type CellOutcome, type MatrixCell, matrixCells, nameOf } from './matrix-cells';

interface Row {
  readonly cell: MatrixCell & { readonly outcome: CellOutcome };
  readonly passed: boolean;
}

const folder = 'test-results';
const headings = ['', 'call', 'fault', 'tries', 'the visitor sees', 'kept', 'arrived at once', 'in the end'];

/** Playwright reporter that prints the fault matrix and writes it to test-results/fault-matrix.md. */
export default class FaultTableReporter implements Reporter {
  readonly #rows: Row[] = [];
  readonly #unfinished: string[] = [];

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    if (!test.location.file.endsWith('fault-matrix.spec.ts')) return;
    const told = annotations.find(({ type }) => type === 'cell')?.description;
    if (told) this.#rows.push({ cell: JSON.parse(told), passed: status === 'passed' });
    else this.#unfinished.push(test.title);
  }

  onEnd(): void {
    if (this.#rows.length + this.#unfinished.length === 0) return;
    const table = [headings, headings.map(() => '---'), ...this.#rows.sort(byPlace).map(lineOf)]
      .map((line) => `| ${line.join(' | ')} |`)
      .join('\n');
    const passed = this.#rows.filter((row) => row.passed).length;
    const sum = `${this.#rows.length + this.#unfinished.length} cells, ${passed} as promised`;
    const rest = this.#unfinished.map((title) => `\nNo outcome: ${title}`).join('');
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/fault-matrix.md`, `# Faults\n\n${table}\n\n${sum}${rest}\n`);
    console.log(`\n${table}\n\n${sum}${rest}`);
  }
}

const places = new Map(matrixCells.map((cell, place) => [nameOf(cell), place]));

function byPlace(one: Row, other: Row): number {
  return (places.get(nameOf(one.cell)) ?? 0) - (places.get(nameOf(other.cell)) ?? 0);
}

function lineOf({ cell, passed }: Row): string[] {
  const { sees, kept, atOnce, inTheEnd } = cell.outcome;
  return [
    passed ? '✓' : '✗',
    cell.call,
    cell.fault.name,
    cell.tries,
    sees.replaceAll(' | ', ' → '),
    String(kept),
    atOnce.join(', ') || 'nothing',
    inTheEnd.join(', ') || 'nothing',
  ];
}
