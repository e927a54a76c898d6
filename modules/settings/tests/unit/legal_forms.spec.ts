import { test } from '@japa/runner'
import { sellerName } from '#modules/documents/public'

test.group('Legal forms', () => {
  test('{0} with {1} is printed as {2}')
    .with([
      ['Verlag', 'de.ag', 'Verlag AG'],
      ['Müller GmbH', 'de.gmbh', 'Müller GmbH'],
      ['Müller', 'de.gmbh', 'Müller GmbH'],
      ['Jana Petersen', 'de.sole', 'Jana Petersen'],
      ['Jana Petersen', 'de.freelance', 'Jana Petersen'],
      ['Müller e.K.', 'de.ek', 'Müller e.K.'],
      ['Müller', 'de.ek', 'Müller e. K.'],
      ['Drita Sh.p.k', 'xk.shpk', 'Drita Sh.p.k'],
      ['Drita', 'xk.shpk', 'Drita SH.P.K.'],
      ['Drita', 'al.pf', 'Drita'],
      ['Atelier', 'SARL', 'Atelier SARL'],
      ['Atelier', '', 'Atelier'],
      // As it was printed before forms were codes.
      ['Jana Petersen', 'Einzelunternehmen', 'Jana Petersen Einzelunternehmen'],
    ])
    .run(({ assert }, [companyName, legalForm, printed]) => {
      assert.equal(sellerName({ companyName, legalForm }), printed)
    })
})
