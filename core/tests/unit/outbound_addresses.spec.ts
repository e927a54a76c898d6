import { test } from '@japa/runner'
import { isPublicAddress } from '#core/outbound/public_address'
import { parseSettings } from '#core/start/settings'

const PRIVATE = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
  '127.1',
  '0x7f000001',
  '2130706433',
  '0177.0.0.1',
]
const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '172.15.0.1',
  '172.32.0.1',
  '192.0.3.1',
  '198.20.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001::200e',
  '2003::1',
]

test.group('Addresses of the internet', () => {
  test('"{$self}" is none')
    .with(PRIVATE)
    .run(({ assert }, address) => assert.isFalse(isPublicAddress(address)))

  test('{$self} is one')
    .with(PUBLIC)
    .run(({ assert }, address) => assert.isTrue(isPublicAddress(address)))
})

test.group('OUTBOUND_ALLOW', () => {
  test('is compared in one spelling', ({ assert }) => {
    const { OUTBOUND_ALLOW } = parseSettings({
      OUTBOUND_ALLOW: 'Ollama.LAN:11434, 127.1:80,[0:0::1]:0443 ,',
    })
    assert.deepEqual(OUTBOUND_ALLOW, ['ollama.lan:11434', '127.0.0.1:80', '[::1]:443'])
  })

  test('refuses {$self}')
    .with([
      'ollama.lan',
      'http://x:1',
      'x:99999',
      'a b:1',
      'x:1/y',
      'u@x:1',
      ':80',
      '*:443',
      '10.0.0.0/8:80',
    ])
    .run(({ assert }, value) => {
      assert.throws(() => parseSettings({ OUTBOUND_ALLOW: value }), /OUTBOUND_ALLOW has/)
    })
})
