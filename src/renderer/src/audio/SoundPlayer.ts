import { SOUND_NAMES, type SoundName } from './sounds';

const MOST_VOICES = 8;
/** No sound is repeated in exactly the same pitch. */
const PITCH_SPREAD = 0.04;

/**
 * Plays the table's sounds. Files are fetched and decoded once; nothing is heard before the first
 * gesture, since browsers forbid it, and nothing fails if a sound can't be had.
 */
export class SoundPlayer {
  private context: AudioContext | null = null;
  private output: GainNode | null = null;
  private readonly buffers = new Map<SoundName, AudioBuffer>();
  private voices = 0;
  private volume = 0;
  private isDisposed = false;

  /** 0 (silent) .. 1. */
  setVolume(volume: number): void {
    this.volume = volume;
    // Loudness is felt by the square of the level.
    if (this.output !== null) this.output.gain.value = volume * volume;
    if (volume > 0 && this.context === null) this.open();
  }

  play(name: SoundName): void {
    const { context, output } = this;
    const buffer = this.buffers.get(name);
    if (this.volume === 0 || context === null || output === null || buffer === undefined) return;
    if (context.state !== 'running') {
      void context.resume().catch(() => undefined);
      return;
    }
    if (this.voices >= MOST_VOICES) return;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = 1 + (Math.random() * 2 - 1) * PITCH_SPREAD;
    source.connect(output);
    source.onended = () => {
      this.voices -= 1;
      source.disconnect();
    };
    this.voices += 1;
    source.start();
  }

  dispose(): void {
    this.isDisposed = true;
    void this.context?.close().catch(() => undefined);
    this.context = null;
    this.output = null;
  }

  private open(): void {
    if (this.isDisposed || typeof AudioContext === 'undefined') return;
    const context = new AudioContext();
    const output = context.createGain();
    output.gain.value = this.volume * this.volume;
    output.connect(context.destination);
    this.context = context;
    this.output = output;
    for (const name of SOUND_NAMES) void this.load(context, name);
  }

  private async load(context: AudioContext, name: SoundName): Promise<void> {
    try {
      const response = await fetch(`./sounds/${name}.wav`);
      const buffer = await context.decodeAudioData(await response.arrayBuffer());
      if (!this.isDisposed) this.buffers.set(name, buffer);
    } catch {
      // A table without this sound is still a table.
    }
  }
}
