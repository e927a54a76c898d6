import { test } from '@japa/runner'
import { minor } from '#core/money/minor'
import { PaymentFileFault } from '#core/tests/payment_file'
import { transferFile } from '#modules/transfers/file/transfer_file'
import { readTransferFile } from '#modules/transfers/tests/read_transfer_file'

const ORDER = {
  id: '01a214e0-0740-7795-aa92-baad9594c336',
  executeOn: '2026-11-26',
  total: minor(131_950n),
  debtor: 'Korn GmbH',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  street: 'Weg 7',
  postalCode: '50667',
  city: 'Koeln',
  country: 'DE',
  createdAt: Date.UTC(2026, 10, 25, 9, 0, 0),
}
const TRANSFERS = [
  {
    id: '01a214e0-0740-7795-aa92-baad9594c337',
    creditor: 'Vermieter',
    iban: 'DE02120300000000202051',
    amount: minor(120_050n),
    purpose: 'Rechnung 7, EB-2026-0001',
    street: 'Ring 1',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  },
  {
    id: '01a214e0-0740-7795-aa92-baad9594c338',
    creditor: 'Papierhaus',
    iban: 'AT611904300234573201',
    amount: minor(11_900n),
    purpose: 'EB-2026-0002',
    street: '',
    postalCode: '',
    city: '',
    country: '',
  },
]
const FILE = transferFile(ORDER, TRANSFERS)

test.group('The file of an order', () => {
  test('passes the strict reader, with and without a BIC and a city', ({ assert }) => {
    assert.equal(readTransferFile(FILE).messageId, '01a214e007407795aa92baad9594c336')
    const bare = readTransferFile(transferFile({ ...ORDER, bic: '', city: '' }, TRANSFERS))
    assert.deepEqual([bare.bank, bare.address], ['', {}])
  })

  test('whose {0} is wrong is a fault for the reader')
    .with([
      ['namespace', 'pain.001.001.09', 'pain.001.001.03'],
      ['sum', '<CtrlSum>1319.50', '<CtrlSum>1319.51'],
      ['number of transfers', '<NbOfTxs>2', '<NbOfTxs>3'],
      [
        'order of elements',
        '<PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg>',
        '<BtchBookg>false</BtchBookg><PmtMtd>TRF</PmtMtd>',
      ],
      ['IBAN', 'AT611904300234573201', 'AT611904300234573202'],
      ['BIC', 'COBADEFFXXX', 'COBA'],
      ['name', '<Nm>Papierhaus', '<Nm>Päpierhaus'],
      ['purpose', 'EB-2026-0002', 'EB_2026'],
      ['amount', '119.00</InstdAmt>', '119.0</InstdAmt>'],
      ['currency', 'Ccy="EUR">119.00', 'Ccy="USD">119.00'],
      ['id', '01a214e007407795aa92baad9594c338', '01a214e007407795aa92baad9594c337'],
      ['slash in an id', '<MsgId>01a2', '<MsgId>/1a2'],
      ['day', '<Dt>2026-11-26', '<Dt>26.11.2026'],
      ['service level', '<Cd>SEPA', '<Cd>URGP'],
      ['charge bearer', 'SLEV', 'DEBT'],
      ['address without a city', '<TwnNm>Koeln</TwnNm>', ''],
      ['address of a creditor without a city', '<TwnNm>Berlin</TwnNm>', ''],
    ])
    .run(({ assert }, [, before, after]) => {
      assert.include(FILE, before!)
      assert.throws(() => readTransferFile(FILE.replace(before!, after!)), PaymentFileFault)
    })
})
