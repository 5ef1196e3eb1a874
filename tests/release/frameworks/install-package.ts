import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../../build/business/from-root';
import { makePackage } from '../../../build/tools/make-package';

/** Packs the built package and unpacks it into the projects' node_modules; it has no dependencies. */
export default function installPackage(): void {
  const modules = fromRoot('tests/release/node_modules');
  const folder = makePackage();
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', folder, '--json', '--pack-destination', modules], { encoding: 'utf8' }),
  );
  const tarball = join(modules, packed.filename);
  const target = join(modules, 'painting-widgets');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', target]);
  rmSync(tarball);
}
