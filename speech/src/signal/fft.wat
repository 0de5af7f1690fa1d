;; The rounds of a Fourier transform, two butterflies at a time. It adds and multiplies in the same
;; order as the plain loops of fft.ts, so both give the same bits.
;;
;; All parameters are addresses or sizes in bytes. $re and $im are 64-bit floats in bit-reversed
;; order, of which the rounds of one and two are done; $cos and $sin have the factors of all rounds in
;; sequence, those of a round of $half bytes starting at $half.
;;
;; After a change: `npm run assemble -w speech` writes fft-bytes.ts, which is what runs.
(module
  (import "host" "memory" (memory 1))
  (func (export "rounds")
    (param $re i32)
    (param $im i32)
    (param $cos i32)
    (param $sin i32)
    (param $size i32)
    (local $half i32)
    (local $start i32)
    (local $reAt i32) (local $imAt i32)
    (local $reOther i32) (local $imOther i32)
    (local $cosAt i32) (local $sinAt i32)
    (local $end i32)
    (local $c v128) (local $s v128)
    (local $reB v128) (local $imB v128)
    (local $r v128) (local $m v128)
    i32.const 32
    local.set $half
    loop $rounds
      i32.const 0
      local.set $start
      loop $blocks
        (local.set $reAt (i32.add (local.get $re) (local.get $start)))
        (local.set $imAt (i32.add (local.get $im) (local.get $start)))
        (local.set $reOther (i32.add (local.get $reAt) (local.get $half)))
        (local.set $imOther (i32.add (local.get $imAt) (local.get $half)))
        (local.set $cosAt (i32.add (local.get $cos) (local.get $half)))
        (local.set $sinAt (i32.add (local.get $sin) (local.get $half)))
        (local.set $end (i32.add (local.get $cosAt) (local.get $half)))
        loop $butterflies
          (local.set $c (v128.load (local.get $cosAt)))
          (local.set $s (v128.load (local.get $sinAt)))
          (local.set $reB (v128.load (local.get $reOther)))
          (local.set $imB (v128.load (local.get $imOther)))
          (local.set $r
            (f64x2.sub
              (f64x2.mul (local.get $reB) (local.get $c))
              (f64x2.mul (local.get $imB) (local.get $s))))
          (local.set $m
            (f64x2.add
              (f64x2.mul (local.get $reB) (local.get $s))
              (f64x2.mul (local.get $imB) (local.get $c))))
          (v128.store (local.get $reOther)
            (f64x2.sub (local.tee $reB (v128.load (local.get $reAt))) (local.get $r)))
          (v128.store (local.get $imOther)
            (f64x2.sub (local.tee $imB (v128.load (local.get $imAt))) (local.get $m)))
          (v128.store (local.get $reAt) (f64x2.add (local.get $reB) (local.get $r)))
          (v128.store (local.get $imAt) (f64x2.add (local.get $imB) (local.get $m)))
          (local.set $reAt (i32.add (local.get $reAt) (i32.const 16)))
          (local.set $imAt (i32.add (local.get $imAt) (i32.const 16)))
          (local.set $reOther (i32.add (local.get $reOther) (i32.const 16)))
          (local.set $imOther (i32.add (local.get $imOther) (i32.const 16)))
          (local.set $sinAt (i32.add (local.get $sinAt) (i32.const 16)))
          (br_if $butterflies
            (i32.lt_u
              (local.tee $cosAt (i32.add (local.get $cosAt) (i32.const 16)))
              (local.get $end)))
        end
        (br_if $blocks
          (i32.lt_u
            (local.tee $start (i32.add (local.get $start) (i32.shl (local.get $half) (i32.const 1))))
            (local.get $size)))
      end
      (br_if $rounds
        (i32.lt_u
          (local.tee $half (i32.shl (local.get $half) (i32.const 1)))
          (local.get $size)))
    end))
