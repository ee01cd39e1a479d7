import { describe, expect, it } from 'vitest';
import { fromHex, lengthsAnd, toHex, utf8 } from './bytes';
import { generatorString, keyOf, makeShare, multiply } from './cpace';

/** Published with the draft: "Test vector for CPace using group ristretto255 and hash SHA-512". */
const INPUTS = {
  password: utf8('Password'),
  channel: utf8('\x0bA_initiator\x0bB_responder'),
  session: fromHex('7e4b4791d6a8ef019b936c79fb7f2c57'),
};
const GENERATOR_STRING = [
  '11435061636552697374726574746f3235350850617373776f726464',
  '00'.repeat(100),
  '180b415f696e69746961746f720b425f726573706f6e646572107e4b4791d6a8ef019b936c79fb7f2c57',
].join('');
const YA = 'da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08';
const YB = 'd2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d';
const A = {
  element: fromHex('d6bac480f2c386c394efc7c47adb9925dcd2630b64f240c50f8d0eec482b9157'),
  data: utf8('ADa'),
};
const B = {
  element: fromHex('3ea7e0b19560d7c0b0f5734f63b955286dfa8232b5ebe63324e2d9e7433f7258'),
  data: utf8('ADb'),
};
const K = '80b69a8a76457ab6a4d7f887a4bf6b55a2f80ac19c333f917a05fc9887c8b40f';
const ISK =
  'b69effbf61b51d56401c0f65601abe428de8206feaaf0e32198896dcae7b35cd2b38950a39dfd5d4a79164614c2984f7daa460b588c1e80c3fa2068af7900447';
const S = '7cd0e075fa7955ba52c02759a6c90dbbfc10e6d40aea8d283e407d88cf538a05';

const scalarOf = (hex: string) => makeShare(INPUTS, fromHex(hex)).scalar;

describe('CPace', () => {
  it('writes lengths as LEB128', () => {
    const parts = ['1234', '5', '', '678'].map(utf8);
    expect(toHex(lengthsAnd(...parts))).toBe('043132333401350003363738');
    expect(toHex(lengthsAnd(new Uint8Array(127)).subarray(0, 1))).toBe('7f');
    expect(toHex(lengthsAnd(new Uint8Array(128)).subarray(0, 2))).toBe('8001');
    expect(toHex(lengthsAnd(new Uint8Array(300)).subarray(0, 2))).toBe('ac02');
  });

  it('makes the published generator string', () => {
    expect(toHex(generatorString(INPUTS))).toBe(GENERATOR_STRING);
  });

  it('makes the published shares of both ends', () => {
    expect(toHex(makeShare(INPUTS, fromHex(YA)).element)).toBe(toHex(A.element));
    expect(toHex(makeShare(INPUTS, fromHex(YB)).element)).toBe(toHex(B.element));
  });

  it('gives both ends the published secret and key', () => {
    const [a, b] = [scalarOf(YA), scalarOf(YB)];
    expect(toHex(multiply(a, B.element) ?? expect.fail())).toBe(K);
    expect(toHex(multiply(b, A.element) ?? expect.fail())).toBe(K);
    expect(toHex(keyOf(a, B.element, INPUTS.session, A, B) ?? expect.fail())).toBe(ISK);
    expect(toHex(keyOf(b, A.element, INPUTS.session, A, B) ?? expect.fail())).toBe(ISK);
  });

  it('multiplies a valid element as published', () => {
    const valid = '2c3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c';
    expect(toHex(multiply(scalarOf(S), fromHex(valid)) ?? expect.fail())).toBe(
      '7c13645fe790a468f62c39beb7388e541d8405d1ade69d1778c5fe3e7f6b600e',
    );
  });

  it.each([
    ['what is no element', '2b3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c'],
    ['the neutral element', '00'.repeat(32)],
    ['another length', '00'.repeat(31)],
    ['nothing', ''],
    ['a number beyond the field', 'ff'.repeat(32)],
  ])('refuses %s as the other\u2019s share', (_what, element) => {
    expect(multiply(scalarOf(S), fromHex(element))).toBeNull();
    expect(keyOf(scalarOf(YA), fromHex(element), INPUTS.session, A, B)).toBeNull();
  });
});
