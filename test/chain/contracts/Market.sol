// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IToken {
    function balanceOf(address owner) external view returns (uint256);
    function deposit() external payable;
}

interface IV2Factory {
    function createPair(address a, address b) external returns (address);
}

interface IV2Pair {
    function token0() external view returns (address);
    function token1() external view returns (address);
    function getReserves() external view returns (uint112, uint112, uint32);
    function mint(address to) external returns (uint256);
    function swap(uint256 out0, uint256 out1, address to, bytes calldata data) external;
}

interface IV3Factory {
    function createPool(address a, address b, uint24 fee) external returns (address);
}

interface IV3Pool {
    function token0() external view returns (address);
    function token1() external view returns (address);
    /// The protocol's share of the fee is a uint8 at Uniswap and a uint32 at PancakeSwap.
    function slot0() external view returns (uint160, int24, uint16, uint16, uint16, uint32, bool);
    function initialize(uint160 sqrtPriceX96) external;
    function increaseObservationCardinalityNext(uint16 next) external;
    function mint(address to, int24 lower, int24 upper, uint128 amount, bytes calldata data) external;
    function swap(address to, bool zeroForOne, int256 amount, uint160 limit, bytes calldata data) external;
}

/// The key of a V4 pool, which has no contract of its own. The zero address is the native coin.
struct PoolKey {
    address currency0;
    address currency1;
    uint24 fee;
    int24 tickSpacing;
    address hooks;
}

struct SwapParams {
    bool zeroForOne;
    int256 amountSpecified;
    uint160 sqrtPriceLimitX96;
}

/// A delta consists of two int128, with that of currency0 in the higher half. Negative amounts are owed to the manager.
interface IPoolManager {
    function unlock(bytes calldata data) external returns (bytes memory);
    function swap(PoolKey calldata key, SwapParams calldata params, bytes calldata hookData) external returns (int256);
    function extsload(bytes32 slot) external view returns (bytes32);
    function sync(address currency) external;
    function settle() external payable returns (uint256);
    function take(address currency, address to, uint256 amount) external;
}

interface IPermit2 {
    function approve(address token, address spender, uint160 amount, uint48 expiration) external;
}

/// V4's position manager, which takes tokens through Permit2.
interface IPositionManager {
    function permit2() external view returns (address);
    function initializePool(PoolKey calldata key, uint160 sqrtPriceX96) external payable returns (int24);
    function modifyLiquidities(bytes calldata unlockData, uint256 deadline) external payable;
}

/// Holds the tokens' supply, opens the pools with it and moves them from price to price.
/// Anybody may use it as a faucet, because it exists on local chains only.
contract Market {
    struct Position {
        int24 lower;
        int24 upper;
        uint128 liquidity;
    }

    /// The target price of a pool or a V2 pair in Uniswap V3's format: sqrt(token1 / token0) * 2^96.
    struct Target {
        address pool;
        bool v3;
        uint160 sqrtPriceX96;
    }

    struct TargetV4 {
        PoolKey key;
        uint160 sqrtPriceX96;
    }

    /// More than the supply of any token.
    uint128 private constant MAX = type(uint128).max;

    /// The pool, or V4's manager, that may currently call back. Callbacks from any other caller are refused.
    address private paying;

    receive() external payable {}

    function wrap(address weth, uint256 amount) external {
        IToken(weth).deposit{value: amount}();
    }

    function pay(address token, address to, uint256 amount) public {
        // Tokens like USDT return nothing, so the return value is checked only if there is one.
        (bool success, bytes memory result) =
            token.call(abi.encodeWithSignature("transfer(address,uint256)", to, amount));
        require(success && (result.length == 0 || abi.decode(result, (bool))), "transfer failed");
    }

    function openV2(address factory, address a, address b, uint256 amountA, uint256 amountB, address to) external {
        address pair = IV2Factory(factory).createPair(a, b);
        pay(a, pair, amountA);
        pay(b, pair, amountB);
        IV2Pair(pair).mint(to);
    }

    function openV3(
        address factory,
        address a,
        address b,
        uint24 fee,
        uint160 sqrtPriceX96,
        uint16 cardinality,
        Position[] calldata positions
    ) external {
        address pool = IV3Factory(factory).createPool(a, b, fee);
        IV3Pool(pool).initialize(sqrtPriceX96);
        if (cardinality > 1) IV3Pool(pool).increaseObservationCardinalityNext(cardinality);
        paying = pool;
        for (uint256 i = 0; i < positions.length; i++) {
            IV3Pool(pool).mint(address(this), positions[i].lower, positions[i].upper, positions[i].liquidity, "");
        }
        paying = address(0);
    }

    function openV4(address manager, PoolKey calldata key, uint160 sqrtPriceX96, Position[] calldata positions)
        external
    {
        IPositionManager(manager).initializePool(key, sqrtPriceX96);
        addV4(manager, key, positions);
    }

    /// Adds positions through V4's position manager; they belong to the caller.
    function addV4(address manager, PoolKey calldata key, Position[] calldata positions) public {
        _allowV4(manager, key.currency0);
        _allowV4(manager, key.currency1);
        // MINT_POSITION, SETTLE_PAIR and SWEEP, by the names of Uniswap's Actions.sol.
        bytes memory actions = key.currency0 == address(0) ? bytes(hex"020d14") : bytes(hex"020d");
        for (uint256 i = 0; i < positions.length; i++) {
            Position calldata position = positions[i];
            bytes[] memory params = new bytes[](actions.length);
            params[0] = abi.encode(
                key, position.lower, position.upper, uint256(position.liquidity), MAX, MAX, msg.sender, bytes("")
            );
            params[1] = abi.encode(key.currency0, key.currency1);
            // The unused coins are returned.
            if (actions.length == 3) params[2] = abi.encode(address(0), address(this));
            uint256 value = actions.length == 3 ? address(this).balance : 0;
            IPositionManager(manager).modifyLiquidities{value: value}(abi.encode(actions, params), block.timestamp);
        }
    }

    function moveAll(Target[] calldata targets, address manager, TargetV4[] calldata v4Targets) external {
        move(targets);
        for (uint256 i = 0; i < v4Targets.length; i++) {
            _unlock(manager, abi.encode(v4Targets[i].key, v4Targets[i].sqrtPriceX96));
        }
    }

    function move(Target[] calldata targets) public {
        for (uint256 i = 0; i < targets.length; i++) {
            if (targets[i].v3) _moveV3(targets[i].pool, targets[i].sqrtPriceX96);
            else _moveV2(targets[i].pool, targets[i].sqrtPriceX96);
        }
    }

    /// Moves a V4 pool to a price. The router cannot do this, because it sets no price limit.
    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        require(msg.sender == paying, "not the pool being paid");
        (PoolKey memory key, uint160 target) = abi.decode(data, (PoolKey, uint160));
        IPoolManager manager = IPoolManager(msg.sender);
        // A pool's price is the low 160 bits of its first slot, in a mapping at slot 6.
        bytes32 slot = keccak256(abi.encode(keccak256(abi.encode(key)), 6));
        uint160 current = uint160(uint256(manager.extsload(slot)));
        if (current != target) {
            SwapParams memory params = SwapParams(target < current, -type(int128).max, target);
            _settleV4(manager, key, manager.swap(key, params, ""));
        }
        return "";
    }

    function uniswapV3MintCallback(uint256 owed0, uint256 owed1, bytes calldata) external {
        _settle(int256(owed0), int256(owed1));
    }

    function uniswapV3SwapCallback(int256 delta0, int256 delta1, bytes calldata) external {
        _settle(delta0, delta1);
    }

    function pancakeV3SwapCallback(int256 delta0, int256 delta1, bytes calldata) external {
        _settle(delta0, delta1);
    }

    function pancakeV3MintCallback(uint256 owed0, uint256 owed1, bytes calldata) external {
        _settle(int256(owed0), int256(owed1));
    }

    /// Approves a token of this contract for the position manager, without an end.
    function _allowV4(address manager, address currency) private {
        if (currency == address(0)) return;
        address permit2 = IPositionManager(manager).permit2();
        // Tokens like USDT return nothing.
        (bool success,) = currency.call(abi.encodeWithSignature("approve(address,uint256)", permit2, uint256(MAX)));
        require(success, "approve failed");
        IPermit2(permit2).approve(currency, manager, uint160(MAX), type(uint48).max);
    }

    function _settle(int256 delta0, int256 delta1) private {
        require(msg.sender == paying, "not the pool being paid");
        if (delta0 > 0) pay(IV3Pool(msg.sender).token0(), msg.sender, uint256(delta0));
        if (delta1 > 0) pay(IV3Pool(msg.sender).token1(), msg.sender, uint256(delta1));
    }

    function _unlock(address manager, bytes memory data) private {
        paying = manager;
        IPoolManager(manager).unlock(data);
        paying = address(0);
    }

    function _settleV4(IPoolManager manager, PoolKey memory key, int256 delta) private {
        _settleCurrency(manager, key.currency0, delta >> 128);
        _settleCurrency(manager, key.currency1, int128(delta));
    }

    function _settleCurrency(IPoolManager manager, address currency, int256 delta) private {
        if (delta > 0) manager.take(currency, address(this), uint256(delta));
        if (delta >= 0) return;
        manager.sync(currency);
        if (currency == address(0)) {
            manager.settle{value: uint256(-delta)}();
        } else {
            pay(currency, address(manager), uint256(-delta));
            manager.settle();
        }
    }

    function _moveV3(address pool, uint160 target) private {
        (uint160 current,,,,,,) = IV3Pool(pool).slot0();
        if (current == target) return;
        paying = pool;
        IV3Pool(pool).swap(address(this), target < current, type(int128).max, target, "");
        paying = address(0);
    }

    /// The target reserves keep sqrt(k) and have the target ratio. The 0.3 % fee causes a deviation far below 0.3 %.
    function _moveV2(address pair, uint160 target) private {
        (uint256 reserve0, uint256 reserve1,) = IV2Pair(pair).getReserves();
        uint256 root = _sqrt(reserve0 * reserve1);
        uint256 wanted0 = (root << 96) / target;
        uint256 wanted1 = (root * target) >> 96;
        if (wanted0 > reserve0) {
            uint256 out = _payAndQuote(IV2Pair(pair).token0(), pair, wanted0 - reserve0, reserve0, reserve1);
            if (out > 0) IV2Pair(pair).swap(0, out, address(this), "");
        } else if (wanted1 > reserve1) {
            uint256 out = _payAndQuote(IV2Pair(pair).token1(), pair, wanted1 - reserve1, reserve1, reserve0);
            if (out > 0) IV2Pair(pair).swap(out, 0, address(this), "");
        }
    }

    function _payAndQuote(address token, address pair, uint256 amount, uint256 reserveIn, uint256 reserveOut)
        private
        returns (uint256)
    {
        pay(token, pair, amount);
        // The received amount, not the sent one, because a token may take a transfer fee.
        uint256 arrived = (IToken(token).balanceOf(pair) - reserveIn) * 997;
        return arrived * reserveOut / (reserveIn * 1000 + arrived);
    }

    /// Babylonian square root, rounded down.
    function _sqrt(uint256 value) private pure returns (uint256 root) {
        if (value == 0) return 0;
        root = value;
        uint256 next = value / 2 + 1;
        while (next < root) {
            root = next;
            next = (value / next + next) / 2;
        }
    }
}
